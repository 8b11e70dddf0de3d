# The bot in a container, for amd64 and arm64. Three stages build it; the last one runs it, without pip, npm or a compiler.
# docker buildx build --platform linux/amd64,linux/arm64 .

# All stages but one are built from this. Its tag moves to each fix of Python and Debian, so a build gets them. A release says
# which digest it was built from; to build from one: --build-arg PYTHON_IMAGE=python:3.13-slim@sha256:…
ARG PYTHON_IMAGE=python:3.13-slim
# What opens the table in Discord is built from npm's packages with this.
ARG NODE_IMAGE=node:24-slim

# The libraries are a layer of their own, in the image too: they are installed, sent and fetched again only when
# these two files change.
FROM ${PYTHON_IMAGE} AS libraries
WORKDIR /build
ENV PIP_CONSTRAINT=/build/constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
# The searches are compiled here. Without a compiler they would run as plain Python, several times slower.
# Debian offers only the newest version of a package, so a pinned version would soon be gone.
# hadolint ignore=DL3008
RUN apt-get update -qq \
    && apt-get install -qq --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
COPY constraints.txt pyproject.toml ./
RUN python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" \
        > to-run.txt \
    && python -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')" \
        > to-build.txt \
    && python -m venv --without-pip /bot \
    && python -m pip --python /bot/bin/python install --requirement to-run.txt \
    && python -m pip install --requirement to-build.txt

FROM ${NODE_IMAGE} AS activity
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --silent && npm run --silent build

FROM libraries AS build
COPY setup.py README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY render render
COPY seeds seeds
COPY --from=activity /build/bot/chats/web/page bot/chats/web/page
RUN python -m pip wheel --no-index --no-deps --no-build-isolation --wheel-dir wheels . \
    && python -m pip --python /bot/bin/python install --no-index --no-deps --root /own wheels/*.whl

FROM ${PYTHON_IMAGE}
# A user who owns only the directories of games and backups. It is a number, so that it is known not to be root.
RUN python -m pip uninstall --quiet --yes --root-user-action=ignore pip \
    && install --directory --owner=10001 --group=10001 --mode=0700 /data /backups
COPY --from=libraries /bot /bot
COPY --from=build /own/bot /bot
# The working directory is not /data, which other users cannot enter: a backup runs as the user who will own it.
USER 10001:10001
VOLUME /data
# Inside the container the bot listens on every address. Publishing a port decides who can reach it.
ENV PATH=/bot/bin:$PATH HOME=/data PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 \
    DATA_DIR=/data PAGE_HOST=0.0.0.0 PAGE_PORT=8080 OPERATION_HOST=0.0.0.0 OPERATION_PORT=9464
EXPOSE 8080 8081 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-m", "bot.operations.health_probe"]
# Arguments run another command instead of the bot: docker run … check, backup FILE, restore FILE.
ENTRYPOINT ["solitaire-bot"]
