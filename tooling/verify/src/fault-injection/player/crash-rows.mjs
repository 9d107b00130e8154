import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '@bgm/cli/environment'
import { chromium } from 'playwright-core'
import { DevicePage } from './device-page.mjs'
import { longPlaylist } from './venue-tracks.mjs'

const script = join(root, 'deploy/kiosk/play-music.sh')
/** Includes the start of a browser on a busy machine. */
const maxSeconds = 45
/** A play is delivered once it has ended. */
const longestRest = 60
const second = 1000
/** A playing device stores its position this often, in seconds; a track is continued from the stored one. */
const journalEvery = 15
/** Heartbeats and processes are delayed by a busy machine, in seconds. */
const tolerance = 4

export const crashFaults = ['renderer', 'browser'].map(target => ({ fault: 'crash', target }))

async function repeat(find, seconds) {
  const until = Date.now() + seconds * second
  for (;;) {
    const found = await find().catch(() => null)
    if (found || Date.now() > until) return found || null
    await pause(500)
  }
}

/** Starts the browser as a venue does, with a screen and debugging that only the test needs. */
async function startKiosk(url, executablePath) {
  const profile = await mkdtemp(join(tmpdir(), 'kiosk-'))
  const FLAGS = '--headless --no-sandbox --disable-gpu --mute-audio --remote-debugging-port=0'
  const env = { ...process.env, BROWSER: executablePath, PROFILE: profile, FLAGS }
  const child = spawn(script, [url], { env, stdio: 'ignore' })
  const ended = new Promise(resolve => child.once('exit', resolve))
  return {
    async connect() {
      const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
      return chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Kills the process of the page or of the whole browser, as the kernel does when memory is short. */
async function crash(browser, target) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const { id } = processInfo.find(({ type }) => type === target)
  process.kill(id, 'SIGKILL')
  await browser.close().catch(() => {})
}

const findPlay = async ({ venue, zone }, since) =>
  (await venue.listPlays(zone, since)).find(({ started_at }) => started_at > since)

/** Follows the heartbeats of a device that is playing, with the time at which each arrived. */
function followPosition(device) {
  const heartbeats = []
  device.watchHeartbeats(({ state, track, position, boot }) => {
    if (state === 'playing' && track) heartbeats.push({ at: Date.now(), track: track.id, position, boot })
  })
  return {
    latest: () => heartbeats.at(-1) ?? null,
    /** Returns the first heartbeat of another run of the app. */
    firstAfter: ({ boot }) => heartbeats.find(one => one.boot !== boot) ?? null,
  }
}

/** Waits until the device has played a track for long enough to continue it. */
async function playLongEnough(position) {
  const isLong = ({ at, position: since }) => (Date.now() - at) / second + since > journalEvery + tolerance
  return repeat(async () => {
    const latest = position.latest()
    return latest && isLong(latest) ? latest : null
  }, 120)
}

/** Checks that the first heartbeat after a crash is from the same track, near the point at which it was cut off. */
function expectContinued(row, { before, after, at }) {
  row.expect('plays the same track', after?.track === before.track)
  if (!after) return
  const cutOff = before.position + (at - before.at) / second
  row.expect(
    `goes on near ${cutOff.toFixed(0)} s, not at ${after.position.toFixed(0)} s`,
    after.position > cutOff - journalEvery - tolerance && after.position < cutOff + tolerance,
  )
}

/**
 * Kills a part of a kiosk's browser, after which it must play again by itself, without a gesture, and continue the
 * track.
 */
export async function visitCrash(visit, startRow) {
  const { owner, zone, target, venue, device } = visit
  await owner.playNow(zone, longPlaylist.title)
  const kiosk = await startKiosk(device.proxy.url, venue.chromium)
  try {
    const browser = await repeat(() => kiosk.connect(), 60)
    if (!browser) throw new Error('the kiosk did not start')
    const [page] = browser.contexts()[0].pages()
    const kioskPage = new DevicePage(page, device.proxy, device.address)
    const position = followPosition(kioskPage)
    await kioskPage.pair(owner, zone)
    const before = await playLongEnough(position)
    if (!before) throw new Error('the device did not play a track for long enough')
    const row = startRow(['crash', target])
    const at = Date.now()
    await crash(browser, target)
    const play = await repeat(() => findPlay(visit, at), maxSeconds + longestRest)
    row.allowed = maxSeconds
    row.silence = play ? (play.started_at - at) / second : Number.POSITIVE_INFINITY
    expectContinued(row, { before, after: position.firstAfter(before), at })
    row.screen = 'restarted by the kiosk script'
    row.board = await owner.readBoard(zone)
    row.end()
  } finally {
    await kiosk.stop()
    await owner.followSchedule(zone)
  }
}
