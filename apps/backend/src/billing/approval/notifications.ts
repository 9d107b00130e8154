import type { Recipient } from '#src/customers'
import { findAccountByDocumentId, notify } from '#src/identity'
import { decisionWantedEmail, requestDecidedEmail } from './emails'
import type { OrderRequest } from './row'

/** Asks the members who can decide about a request. Call this in the transaction that stores it. */
export async function notifyDeciders(
  request: OrderRequest,
  deciders: readonly Recipient[],
  kind: 'asked' | 'reminder' = 'asked',
): Promise<void> {
  for (const person of deciders) await notify(person, 'payment', decisionWantedEmail(person, request, kind))
}

/** Tells the member who asked what was decided. Call this in the transaction of the decision. */
export async function notifyRequester(request: OrderRequest): Promise<void> {
  const person = request.requester_document ? await findAccountByDocumentId(request.requester_document) : null
  if (person) await notify(person, 'payment', requestDecidedEmail(person, request))
}
