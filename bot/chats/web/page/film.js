// A film in a message: it moves by itself, so there must be a way to stop it for whoever minds.

export class Film {
  #image;
  #still;
  #button;

  constructor(picture) {
    this.#image = picture.querySelector(".board");
    this.#still = picture.querySelector(".still");
    this.#button = picture.querySelector(".film");
    this.#button.addEventListener("click", () => (this.#still.hidden ? this.#stop() : this.#play()));
    this.#note(true);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) this.#stop();
  }

  #play() {
    this.#note(true);
    this.#image.src = this.#image.src; // from its beginning
  }

  /** Lay the first frame over the film: there is no other way to make it stand still. */
  async #stop() {
    this.#note(false);
    await this.#image.decode().catch(() => {});
    if (!this.#image.naturalWidth) return this.#note(true); // it did not arrive: its words are shown
    const { naturalWidth: width, naturalHeight: height } = this.#image;
    Object.assign(this.#still, { width, height });
    this.#still.getContext("2d").drawImage(this.#image, 0, 0);
  }

  #note(isPlaying) {
    const { play, stop } = this.#button.dataset;
    this.#still.hidden = isPlaying;
    this.#button.ariaLabel = isPlaying ? stop : play;
  }
}
