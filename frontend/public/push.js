// Shows news that came while nobody was looking, in browsers that do not show them by themselves; and leads there.
self.addEventListener("push", (event) => {
  let said;
  try {
    said = event.data.json();
  } catch {
    return;
  }
  const { title, navigate, ...more } = said.notification;
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { ...more, data: { navigate }, icon: "/icon-192.png" }),
      said.app_badge === undefined ? undefined : self.navigator.setAppBadge?.(said.app_badge),
    ]),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const there = new URL(event.notification.data?.navigate ?? "/", self.location.origin);
  if (there.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((open) => {
      const same = open.find((one) => new URL(one.url).pathname === there.pathname);
      return same ? same.focus() : self.clients.openWindow(there.href);
    }),
  );
});
