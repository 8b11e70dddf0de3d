# The bot in a container, for amd64 and arm64: built in one stage, run in another that has neither pip nor a compiler.
# docker buildx build --platform linux/amd64,linux/arm64 .
FROM python:3.13-slim AS build
WORKDIR /build
# The searches are compiled here; without a compiler they would run as they stand, several times slower.
# Debian keeps the newest version of a package alone, so that one that is named would soon be gone.
# hadolint ignore=DL3008
RUN apt-get update -qq \
    && apt-get install -qq --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
COPY constraints.txt pyproject.toml setup.py README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY render render
COPY seeds seeds
RUN python -m venv --without-pip /bot \
    && python -m pip --python /bot/bin/python install --no-cache-dir --disable-pip-version-check \
        --constraint constraints.txt .

FROM python:3.13-slim
# A user whom no file belongs to but the directory of games, by number: so it is known to be not root.
RUN python -m pip uninstall --quiet --yes --root-user-action=ignore pip \
    && install --directory --owner=10001 --group=10001 --mode=0700 /data
COPY --from=build /bot /bot
# Not in /data, which other users may not enter: a backup is made as the user to whom it is to belong.
USER 10001:10001
VOLUME /data
# Inside, every address: which of them others reach is for what publishes the port to say.
ENV PATH=/bot/bin:$PATH HOME=/data PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 \
    DATA_DIR=/data PAGE_HOST=0.0.0.0 PAGE_PORT=8080 OPERATION_HOST=0.0.0.0 OPERATION_PORT=9464
EXPOSE 8080 8081 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot.operations.health_probe"]
# Words behind it do something else than play: docker run … check, backup FILE, restore FILE.
ENTRYPOINT ["solitaire-bot"]
