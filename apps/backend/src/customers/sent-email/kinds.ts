import type { Scope } from '#src/customers/membership/scope'
import type { Account } from '#src/platform/http/request-context'
import type { EmailMessage } from '#src/platform/mail/layout'

type Request = {
  subjects: readonly string[]
  /** The member's current access. */
  scope: Scope
  member: Account
  now: Date
}

/** Writes an email again from what is stored now. Null if there is nothing left to say, or the member may not see it. */
export type RenderEmail = (request: Request) => Promise<EmailMessage | null>

const kinds = new Map<string, RenderEmail>()

/** Lets staff send these kinds of email again. The others are only listed. */
export function registerEmailKinds(renderers: Record<string, RenderEmail>): void {
  for (const [kind, render] of Object.entries(renderers)) kinds.set(kind, render)
}

export const findEmailKind = (kind: string): RenderEmail | undefined => kinds.get(kind)
