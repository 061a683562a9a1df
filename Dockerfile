# Two stages: Node builds the browser table, Python serves it. Nothing of the first but the built files reaches the second.
FROM node:22-bookworm-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web ./
RUN npm run build -- --outDir /static --emptyOutDir

FROM python:3.12-slim-bookworm
WORKDIR /opt/spieltisch
COPY requirements.txt ./
RUN pip install --no-cache-dir --require-hashes -r requirements.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=web /static src/spieltisch/server/static
RUN pip install --no-cache-dir --no-deps . \
    && useradd --system --home /data --shell /usr/sbin/nologin spieltisch \
    && install -d -o spieltisch -m 700 /data
USER spieltisch
ENV SPIELTISCH_HOST=0.0.0.0 SPIELTISCH_DATA=/data
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8420/health', timeout=2)"]
ENTRYPOINT ["spieltisch"]
CMD ["serve"]
