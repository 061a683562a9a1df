# Two stages: the first builds the wheel that everybody installs, the second installs it. No Node reaches the second.
FROM python:3.12-slim-bookworm AS wheel
WORKDIR /build
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends make && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make wheel

FROM python:3.12-slim-bookworm
ARG EXTRAS=""
WORKDIR /opt/spieltisch
COPY requirements.txt ./
COPY --from=wheel /build/dist/*.whl ./
RUN pip install --no-cache-dir --require-hashes -r requirements.txt \
    && pip install --no-cache-dir --no-deps *.whl && rm *.whl \
    && { [ -z "$EXTRAS" ] || pip install --no-cache-dir "spieltisch[$EXTRAS]"; } \
    && useradd --system --uid 10001 --home /data --shell /usr/sbin/nologin spieltisch \
    && install -d -o spieltisch -m 700 /data
USER spieltisch
ENV SPIELTISCH_HOST=0.0.0.0 SPIELTISCH_DATA=/data
VOLUME /data
EXPOSE 8420
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8420/health', timeout=2)"]
ENTRYPOINT ["spieltisch"]
CMD ["serve"]
