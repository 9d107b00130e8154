import {
  type DeviceLogQuery,
  deviceLogSchema,
  formatChainedPlay,
  formatPromisedPlay,
  type LogFinding,
  logFindingKinds,
  logFindingSchema,
  maxProvenPlays,
  type Play,
  type PlaysResult,
  parseLogCheckpoint,
  parseReceipt,
} from '@bgm/validation'
import * as z from 'zod/mini'
import type { Gateway } from '#app/engine/gateway/gateway'
import type { Ports } from '#app/engine/ports'
import type { Problems } from '#app/engine/problems'
import { type AuditView, emptyAudit, getAuditKey } from './audit-view'
import { createCryptography } from './cryptography'
import { type LogProblem, verifyLog } from './verify-log'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Devices ask at different times, and the server's clock may differ a little. */
const jitter = 5 * minute
/** What the storage holds at most; older receipts are forgotten first. */
const maxPromised = 2_000
const maxFindings = 20
const maxFound = 1_000

const promiseSchema = z.object({
  receipt: z.string(),
  received_at: z.number(),
  promised_by: z.number(),
  /** When the earliest of its plays began. */
  from: z.number(),
  /** Every play of the receipt with its digest, in its order. */
  plays: z.array(z.object({ id: z.string(), digest: z.string() })),
  /** Those that have not been seen in the log. */
  left: z.array(z.string()),
})
type LogPromise = z.output<typeof promiseSchema>

const stateSchema = z.object({
  promises: z.array(promiseSchema),
  /** The last checkpoint that was right. */
  checkpoint: z.nullable(z.string()),
  checked_at: z.nullable(z.number()),
  next_at: z.number(),
  /** The bytes of the last answer. */
  bytes: z.number(),
  /** When the plays of the last day began that were seen in the log. */
  found: z.array(z.number()),
  problem: z.nullable(z.object({ kind: z.enum(logFindingKinds), at: z.number() })),
  /** What the server has not been told yet. */
  findings: z.array(logFindingSchema),
})
type State = z.output<typeof stateSchema>

const emptyState: State = {
  promises: [],
  checkpoint: null,
  checked_at: null,
  next_at: 0,
  bytes: 0,
  found: [],
  problem: null,
  findings: [],
}

export type AuditDependencies = {
  ports: Pick<Ports, 'state' | 'digest' | 'verifySignature' | 'random'>
  pairing: string
  gateway: Gateway
  problems: Problems
  now: () => number
}

/**
 * Checks once an hour that the plays of this device are in the usage log, and that the log only grows. Nothing here
 * delays or stops the music, and every failure leaves things as they are.
 */
export class UsageAudit {
  readonly #key: string
  readonly #cryptography: ReturnType<typeof createCryptography>
  #state: State | null = null
  #work: Promise<void> = Promise.resolve()

  constructor(private readonly dependencies: AuditDependencies) {
    this.#key = getAuditKey(dependencies.pairing)
    this.#cryptography = createCryptography(dependencies.ports)
  }

  view(): AuditView {
    if (!this.#state) return emptyAudit
    const { promises, found, checked_at, bytes, problem } = this.#state
    const open = promises.filter(({ left }) => left.length > 0)
    return {
      found,
      checkedAt: checked_at,
      waiting: open.reduce((sum, { left }) => sum + left.length, 0),
      waitingUntil: open.length > 0 ? Math.max(...open.map(({ promised_by }) => promised_by)) : null,
      bytes,
      problem,
    }
  }

  /** Keeps the receipt of a delivery. */
  keep(plays: readonly Play[], result: PlaysResult): Promise<void> {
    return this.#run(state => this.#keep(state, plays, result))
  }

  /** Checks the log if it is time, or at once if somebody asks for it. */
  check(isAsked = false): Promise<void> {
    return this.#run(async state => {
      const now = this.dependencies.now()
      // After a clock that was far ahead, the next time may never come.
      const isDue = now >= state.next_at || state.next_at > now + 2 * hour
      return isDue || isAsked ? this.#check(state, now) : this.#show(state)
    })
  }

  /** One at a time; what fails is not stored. */
  #run(change: (state: State) => Promise<State>): Promise<void> {
    const run = async () => {
      try {
        const before = this.#state ?? (await this.#read())
        const after = await change(before)
        this.#state = after
        if (after !== before) await this.dependencies.ports.state.set(this.#key, after)
      } catch {
        // The next check tries again.
      }
    }
    this.#work = this.#work.then(run)
    return this.#work
  }

  async #read(): Promise<State> {
    const stored = stateSchema.safeParse(await this.dependencies.ports.state.get(this.#key))
    this.#state = stored.success ? stored.data : emptyState
    return this.#state
  }

  #show(state: State): State {
    const { problem } = state
    if (problem && this.dependencies.now() - problem.at < day)
      this.dependencies.problems.report('log-inconsistent')
    return state
  }

  async #keep(state: State, plays: readonly Play[], result: PlaysResult): Promise<State> {
    const { receipt } = result
    if (receipt === undefined) return state
    const confirmed = new Set([...result.accepted, ...result.duplicate])
    const kept = plays.filter(({ play_id }) => confirmed.has(play_id))
    const promised: LogPromise['plays'] = []
    for (const play of kept)
      promised.push({
        id: play.play_id,
        digest: await this.#cryptography.digestText(formatChainedPlay(play)),
      })
    const parsed = parseReceipt(receipt)
    if (!parsed || parsed.digest !== (await this.#cryptography.digestText(formatPromised(promised)))) {
      const problem = { kind: 'unsigned', play_id: null, entry: null } as const
      return this.#add(state, [this.#describe(state, problem, { receipt, plays: promised })])
    }
    const promise: LogPromise = {
      receipt,
      received_at: parsed.received_at,
      promised_by: parsed.promised_by,
      from: Math.min(...kept.map(({ started_at }) => started_at)),
      plays: promised,
      left: promised.map(({ id }) => id),
    }
    return { ...state, promises: limitPromises([...state.promises, promise]) }
  }

  async #check(state: State, now: number): Promise<State> {
    const { gateway, ports } = this.dependencies
    const asked = takePlays(state.promises)
    const known = state.checkpoint ? parseLogCheckpoint(state.checkpoint) : null
    const text = await gateway.readText(formatLogPath({ ...createQuery(asked, now), size: known?.size ?? 0 }))
    const log = deviceLogSchema.parse(JSON.parse(text))
    const digests = new Map(
      asked.flatMap(({ promise }) => promise.plays.map(({ id, digest }): [string, string] => [id, digest])),
    )
    const check = await verifyLog(this.#cryptography, log, state.checkpoint, digests)
    const problems = check.tree
      ? [check.tree]
      : [...check.plays, ...listMissing(asked, check, log.entries, now)]
    const findings = problems.map(problem => {
      const promise = asked.find(({ id }) => id === problem.play_id)?.promise
      return this.#describe(state, problem, promise, log.checkpoint)
    })
    const settled = new Set([...check.found.keys(), ...problems.flatMap(({ play_id }) => play_id ?? [])])
    const added = this.#add(state, findings)
    // A log that began again is another one, which is reported once.
    const isAnother = known !== null && known.origin !== parseLogCheckpoint(log.checkpoint)?.origin
    const checked: State = {
      ...added,
      promises: settle(state.promises, settled),
      checkpoint: check.tree && !isAnother ? state.checkpoint : log.checkpoint,
      checked_at: now,
      next_at: now + hour + Math.floor(ports.random() * jitter),
      bytes: text.length,
      found: [...state.found, ...check.found.values()].filter(at => at > now - day).slice(-maxFound),
    }
    return this.#show(await this.#report(checked))
  }

  #describe(
    { checkpoint: known }: State,
    problem: LogProblem,
    promise?: Pick<LogPromise, 'receipt' | 'plays'>,
    checkpoint: string | null = null,
  ): LogFinding {
    return {
      ...problem,
      entry: problem.entry?.slice(0, 8_000) ?? null,
      receipt: promise?.receipt ?? null,
      promised: promise ? formatPromised(promise.plays) : null,
      known,
      checkpoint,
    }
  }

  #add(state: State, findings: readonly LogFinding[]): State {
    const [last] = findings
    if (!last) return state
    const problem = { kind: last.kind, at: this.dependencies.now() }
    return { ...state, problem, findings: [...state.findings, ...findings].slice(-maxFindings) }
  }

  /** Tells the server what was found; what it does not take is told again after the next check. */
  async #report(state: State): Promise<State> {
    const left: LogFinding[] = []
    for (const finding of state.findings)
      await this.dependencies.gateway.reportLogFinding(finding).catch(() => left.push(finding))
    return { ...state, findings: left }
  }
}

const formatPromised = (plays: LogPromise['plays']): string =>
  plays.map(({ id, digest }) => formatPromisedPlay(id, digest)).join('')

/** Forgets the oldest receipts of all if there are too many. */
function limitPromises(promises: readonly LogPromise[]): LogPromise[] {
  let count = 0
  return promises
    .filter(({ left }) => left.length > 0)
    .toReversed()
    .filter(({ plays }) => {
      count += plays.length
      return count <= maxPromised
    })
    .reverse()
}

function formatLogPath({ plays, ...query }: DeviceLogQuery): string {
  const numbers = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return `/device/log?${new URLSearchParams([...numbers, ['plays', plays.join(',')]])}`
}

type AskedPlay = { id: string; promise: LogPromise }

/** The plays to ask for, those that are promised first at the front. */
const takePlays = (promises: readonly LogPromise[]): AskedPlay[] =>
  promises
    .toSorted((one, other) => one.promised_by - other.promised_by)
    .flatMap(promise => promise.left.map(id => ({ id, promise })))
    .slice(0, maxProvenPlays)

function createQuery(asked: readonly AskedPlay[], now: number): Omit<DeviceLogQuery, 'size'> {
  const promises = asked.map(({ promise }) => promise)
  return {
    plays: asked.map(({ id }) => id),
    from: Math.min(now, ...promises.map(({ from }) => from)),
    until: Math.max(0, ...promises.map(({ received_at }) => received_at)) || now,
  }
}

/** The plays that should be in the log by now and are not. */
function listMissing(
  asked: readonly AskedPlay[],
  { found }: { found: ReadonlyMap<string, number> },
  entries: readonly { play_id: string }[],
  now: number,
): LogProblem[] {
  const given = new Set(entries.map(({ play_id }) => play_id))
  return asked.flatMap(({ id, promise }) =>
    promise.promised_by < now && !found.has(id) && !given.has(id)
      ? [{ kind: 'missing' as const, play_id: id, entry: null }]
      : [],
  )
}

const settle = (promises: readonly LogPromise[], settled: ReadonlySet<string>): LogPromise[] =>
  promises.flatMap(promise => {
    const left = promise.left.filter(id => !settled.has(id))
    return left.length > 0 ? [{ ...promise, left }] : []
  })
