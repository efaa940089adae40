# The site behind nginx, without privileges: it runs with a read-only root and a /tmp in memory.
#
#   docker build -t site --build-arg GATSBY_EMAILJS_PUBLIC_KEY=… .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -p 8080:8080 site

FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
ARG GATSBY_EMAILJS_PUBLIC_KEY
ARG GATSBY_EMAILJS_SERVICE_ID
ARG GATSBY_EMAILJS_TEMPLATE_ID
ARG GATSBY_EMAILJS_CALLBACK_TEMPLATE_ID
ARG GATSBY_EMAILJS_ORIGIN
ARG GATSBY_EMAILJS_BLOCK_LIST
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /src/dist/nginx /etc/nginx/site
COPY --from=build /src/dist/site /srv/site
USER www-data
EXPOSE 8080
CMD ["/usr/sbin/nginx", "-e", "stderr", "-c", "/etc/nginx/site/nginx.conf", "-g", "daemon off;"]
