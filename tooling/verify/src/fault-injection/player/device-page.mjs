import { setTimeout as pause } from 'node:timers/promises'
import { forwardRequest, startFaultyProxy } from '#src/product/faulty-proxy.mjs'
import { failTarget } from './network-faults.mjs'
import { watchPage } from './page-script.mjs'

const viewport = { width: 480, height: 320 }
const pollEvery = 250
/** The longest time between two observations of a page that runs, in milliseconds. */
const longestGap = 300
/** A page whose document never arrives answers no question, in milliseconds. */
const answerLimit = 5_000

const limitTime = work => Promise.race([work, pause(answerLimit, null, { ref: false })])

/** Waits until `find` returns a value; returns null after `seconds`. */
async function poll(find, seconds) {
  const until = Date.now() + seconds * 1000
  for (;;) {
    const found = await limitTime(find().catch(() => null))
    if (found || Date.now() > until) return found || null
    await pause(pollEvery)
  }
}

/** A device: a browser context with a proxy of its own, so that each has an origin and a network of its own. */
export class DevicePage {
  /** The tracks heard by page; a page that could not be loaded leaves the one before in place. */
  #heard = new Map()
  #samples = []

  static async open(browser, url, address) {
    const proxy = await startFaultyProxy(url)
    const context = await browser.newContext({ viewport, locale: 'id-ID', reducedMotion: 'reduce' })
    await context.addInitScript(watchPage)
    const page = await context.newPage()
    return new DevicePage(page, proxy, address)
  }

  constructor(page, proxy, address) {
    this.page = page
    this.proxy = proxy
    this.address = address
    this.heal()
  }

  /** Passes a request on as if it came from an address of its own, because the gateway limits addresses. */
  #forward = (target, incoming, outgoing) => {
    incoming.headers['x-forwarded-for'] = this.address
    forwardRequest(target, incoming, outgoing)
  }

  fail = (fault, target) => this.proxy.fail(failTarget(fault, target, this.#forward))
  heal = () => this.proxy.fail(this.#forward)

  /** Calls `receive` with every heartbeat that the device sends. */
  watchHeartbeats(receive) {
    this.proxy.fail((target, incoming, outgoing) => {
      if (incoming.url === '/device/heartbeat') {
        const chunks = []
        incoming.on('data', chunk => chunks.push(chunk))
        incoming.on('end', () => receive(JSON.parse(Buffer.concat(chunks))))
      }
      this.#forward(target, incoming, outgoing)
    })
  }

  /**
   * Loads the page, as a restarted device does. It may never finish loading. Returns the time after which nothing is
   * heard from the page before.
   */
  async load() {
    await this.observe()
    const leftAt = Date.now()
    await this.page.goto(this.proxy.url, { waitUntil: 'commit', timeout: 5_000 }).catch(() => {})
    return leftAt
  }

  /** Reads what the page has observed; must be called before the page is closed or loaded again. */
  async observe() {
    const seen = await limitTime(this.page.evaluate(() => window.watched?.take()).catch(() => null))
    if (!seen) return
    this.#samples.push(...seen.samples)
    this.#heard.set(seen.id, seen.heard)
  }

  /** The tracks heard since each loading of the page. */
  get heard() {
    return [...this.#heard.values()]
  }

  setFaults = faults => this.page.evaluate(changes => window.watched.setFaults(changes), faults)

  /** Returns when the page was first audible after `since`; null if it was not within `seconds`. */
  waitForSound(since, seconds) {
    return poll(async () => {
      await this.observe()
      return this.#samples.find(({ at, isAudible }) => isAudible && at > since)?.at
    }, seconds)
  }

  /**
   * Returns the longest silence since a time, in seconds. A page that the machine does not let run observes
   * nothing, and neither its fault nor its silence is measured meanwhile.
   */
  async measureSilence(since) {
    await this.observe()
    const samples = this.#samples.filter(({ at }) => at > since)
    let silent = (samples[0]?.at ?? Date.now()) - since
    let longest = silent
    for (const [index, { at, isAudible }] of samples.entries()) {
      const previous = samples[index - 1]?.at ?? at
      silent = isAudible ? 0 : silent + Math.min(at - previous, longestGap)
      longest = Math.max(longest, silent)
    }
    return longest / 1000
  }

  /** Returns what the screen shows, in one line. */
  async readScreen() {
    const texts = this.page.locator('body').allInnerTexts()
    const [text = ''] = (await limitTime(texts.catch(() => []))) ?? []
    const line = text.replace(/\s+/g, ' ').trim()
    return line === '' ? 'empty page' : line
  }

  /** Returns the pairing code on the screen; null if there is none within `seconds`. */
  waitForCode(seconds) {
    const shown = this.page.locator('.user-code:not([data-empty]) [aria-hidden]')
    return poll(async () => (await shown.allTextContents()).join(''), seconds)
  }

  /** Pairs the device and confirms it with a key, as somebody with a remote control does. */
  async pair(owner, zone, seconds = 60) {
    const code = await this.waitForCode(seconds)
    if (!code) return false
    await owner.approve(code, zone)
    const confirm = this.page.locator('.pairing-answers .main-button')
    const isPaired = await poll(async () => {
      if (await confirm.isVisible()) await this.page.keyboard.press('Enter')
      return this.page.evaluate(() => document.querySelector('.pairing') === null)
    }, seconds)
    return Boolean(isPaired)
  }

  /** Waits until `count` files are stored, fewer if that takes too long. */
  waitForMusic = (count, seconds) =>
    poll(
      () =>
        this.page.evaluate(async least => (await (await caches.open('music')).keys()).length >= least, count),
      seconds,
    )

  async close() {
    await this.observe()
    await this.page.context().close()
    await this.proxy.stop()
  }
}
