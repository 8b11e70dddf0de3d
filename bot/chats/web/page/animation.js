// An animation in a message: it starts automatically, so players must be able to stop it.

export class Animation {
  #image;
  #still;
  #button;

  constructor(picture) {
    this.#image = picture.querySelector(".board");
    this.#still = picture.querySelector(".still");
    this.#button = picture.querySelector(".animation");
    this.#button.addEventListener("click", () => (this.#still.hidden ? this.#stop() : this.#play()));
    this.#update(true);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.#stop();
  }

  #play() {
    this.#update(true);
    this.#image.src = this.#image.src; // from the beginning
  }

  /** Cover the animation with its first frame: there is no other way to stop a GIF. */
  async #stop() {
    this.#update(false);
    await this.#image.decode().catch(() => {});
    if (!this.#image.naturalWidth) return this.#update(true); // it did not load: its alt text is shown
    const { naturalWidth: width, naturalHeight: height } = this.#image;
    Object.assign(this.#still, { width, height });
    this.#still.getContext("2d").drawImage(this.#image, 0, 0);
  }

  #update(isPlaying) {
    const { play, stop } = this.#button.dataset;
    this.#still.hidden = isPlaying;
    this.#button.ariaLabel = isPlaying ? stop : play;
  }
}
