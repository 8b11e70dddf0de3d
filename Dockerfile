# The bot in a container: built in one stage, run in another that has neither pip nor compilers' leftovers.
FROM python:3.13-slim AS build
WORKDIR /build
# The searches are compiled here; without a compiler they would run as they stand, several times slower.
RUN apt-get update -qq \
    && apt-get install -qq --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
RUN python -m venv /bot
COPY constraints.txt ./
COPY pyproject.toml setup.py README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY render render
COPY seeds seeds
RUN /bot/bin/pip install --no-cache-dir --disable-pip-version-check --constraint constraints.txt .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --no-create-home bot \
    && install --directory --owner=bot --mode=0700 /data
COPY --from=build /bot /bot
USER bot
WORKDIR /data
VOLUME /data
# Inside, every address: which of them others reach is for what publishes the port to say.
ENV DATA_DIR=/data PAGE_HOST=0.0.0.0 PAGE_PORT=8080 PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
EXPOSE 8080
STOPSIGNAL SIGTERM
ENTRYPOINT ["/bot/bin/python", "-m", "bot"]
