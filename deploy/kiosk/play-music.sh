#!/bin/sh
# Opens the player in Chromium, and again whenever the browser or the process of its page has ended. A browser
# shows an error page after the crash of a page and stays there. Usage: play-music.sh ADDRESS
set -u
address=${1:?the address of the player}
browser=${BROWSER:-chromium}
profile=${PROFILE:-$HOME/.config/music-player}

stop() {
  pkill -KILL -s "$session" 2>/dev/null
  exit 0
}

while :; do
  # All processes of the browser are in this session. Without spare processes, its only renderer is the page.
  # shellcheck disable=SC2086 # FLAGS are several words.
  setsid "$browser" --kiosk --autoplay-policy=no-user-gesture-required --user-data-dir="$profile" \
    --no-first-run --noerrdialogs --disable-session-crashed-bubble --hide-crash-restore-bubble \
    --disable-features=SpareRendererForSitePerProcess ${FLAGS:-} "$address" &
  session=$!
  trap stop TERM INT
  missing=0
  # The page may take half a minute to appear on a slow device; afterwards, its process must always exist.
  limit=15
  while kill -0 "$session" 2>/dev/null && [ "$missing" -lt "$limit" ]; do
    sleep 2
    if pgrep -s "$session" -f -- --type=renderer >/dev/null; then
      missing=0
      limit=2
    else
      missing=$((missing + 1))
    fi
  done
  pkill -KILL -s "$session" 2>/dev/null
  sleep 1
done
