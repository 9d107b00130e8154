import type { Play, PlaysResult } from '@bgm/validation'
import { type AuditView, emptyAudit } from './audit-view'
import type { AuditDependencies, UsageAudit } from './usage-audit'

/** The audit, whose code is loaded when it is first needed: the music does not need it. */
export class LazyAudit {
  #loaded: UsageAudit | null = null
  #loading: Promise<UsageAudit | null> | null = null

  constructor(private readonly dependencies: AuditDependencies) {}

  view(): AuditView {
    return this.#loaded?.view() ?? emptyAudit
  }

  async keep(plays: readonly Play[], result: PlaysResult): Promise<void> {
    if (result.receipt !== undefined) await (await this.#load())?.keep(plays, result)
  }

  async check(isAsked = false): Promise<void> {
    await (await this.#load())?.check(isAsked)
  }

  #load(): Promise<UsageAudit | null> {
    this.#loading ??= import('./usage-audit').then(
      module => {
        this.#loaded = new module.UsageAudit(this.dependencies)
        return this.#loaded
      },
      () => {
        this.#loading = null
        return null
      },
    )
    return this.#loading
  }
}
