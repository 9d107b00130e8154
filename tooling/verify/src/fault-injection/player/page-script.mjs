/* global AnalyserNode, AudioDestinationNode, AudioNode, DOMException, HTMLMediaElement, IDBDatabase, Storage, caches, indexedDB, sessionStorage, window */

/**
 * Runs in the page before the player. Records the level of the output and every track that sounds, and lets
 * the page's storage and clock fail. The faults are kept in the session storage, so that they apply from the
 * start of the next page.
 */
export function watchPage() {
  const now = () => performance.timeOrigin + performance.now()
  const outputs = []
  const { connect } = AudioNode.prototype
  AudioNode.prototype.connect = function connectAndWatch(target, ...rest) {
    if (target instanceof AudioDestinationNode) {
      const output = new AnalyserNode(this.context, { fftSize: 32_768 })
      connect.call(this, output)
      outputs.push(output)
    }
    return connect.call(this, target, ...rest)
  }

  const sizes = new Map()
  const { createObjectURL } = URL
  URL.createObjectURL = blob => {
    const url = createObjectURL(blob)
    sizes.set(url, blob.size)
    return url
  }
  const elements = new Map()
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function playAndWatch() {
    // A track that goes on after a crash begins in the middle.
    if (elements.get(this)?.src !== this.src)
      elements.set(this, { src: this.src, from: this.currentTime, entry: null })
    return play.call(this)
  }

  const id = crypto.randomUUID()
  const observed = { samples: [], heard: [] }
  function observe() {
    const level = Math.max(
      0,
      ...outputs.map(output => {
        const samples = new Float32Array(output.fftSize)
        output.getFloatTimeDomainData(samples)
        return Math.max(...samples.map(Math.abs))
      }),
    )
    observed.samples.push({ at: now(), isAudible: level > 0.001 })
    for (const [element, known] of elements) {
      if (element.src !== known.src || element.currentTime === known.from) continue
      if (!known.entry) {
        const startedAt = now() - 1000 * (element.currentTime - known.from)
        known.entry = { bytes: sizes.get(known.src), startedAt, seconds: 0 }
        observed.heard.push(known.entry)
      }
      known.entry.seconds = element.currentTime - known.from
    }
  }
  setInterval(observe, 100)

  const faults = JSON.parse(sessionStorage.getItem('faults') ?? '{}')
  const refused = () => new DOMException('refused by the test', 'SecurityError')
  const open = indexedDB.open.bind(indexedDB)
  indexedDB.open = (...args) => {
    if (faults.IndexedDB === 'refused') throw refused()
    return faults.IndexedDB === 'hanging' ? Object.assign(new EventTarget(), { result: null }) : open(...args)
  }
  const { transaction } = IDBDatabase.prototype
  IDBDatabase.prototype.transaction = function mayFail(...args) {
    if (faults.IndexedDB) throw new DOMException('closed by the test', 'InvalidStateError')
    return transaction.apply(this, args)
  }
  const openCache = caches.open.bind(caches)
  caches.open = async name => {
    if (faults['Cache Storage'] === 'refused') throw refused()
    if (faults['Cache Storage'] === 'hanging') return new Promise(() => {})
    return openCache(name)
  }
  const { getItem, setItem } = Storage.prototype
  const isFailing = storage => storage !== sessionStorage && faults['local storage']
  Storage.prototype.getItem = function mayRefuse(...args) {
    if (isFailing(this) === 'refused') throw refused()
    return getItem.apply(this, args)
  }
  Storage.prototype.setItem = function mayRefuse(...args) {
    if (isFailing(this)) throw new DOMException('full', 'QuotaExceededError')
    return setItem.apply(this, args)
  }

  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      super(...(args.length > 0 ? args : [RealDate.now() + (faults.clock ?? 0)]))
    }

    static now() {
      return RealDate.now() + (faults.clock ?? 0)
    }
  }
  window.watched = {
    now,
    /** Returns what was observed since the previous call; a track that still sounds is returned again. */
    take() {
      observe()
      const { samples, heard } = observed
      observed.samples = []
      return { id, samples, heard }
    },
    setFaults(changes) {
      for (const name of Object.keys(faults)) delete faults[name]
      sessionStorage.setItem('faults', JSON.stringify(Object.assign(faults, changes)))
    },
  }
}
