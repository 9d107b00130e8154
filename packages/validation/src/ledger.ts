/** Kinds of entries in the account of an organisation. `reversal`: a bank has taken a payment back. */
export const ledgerKinds = ['invoice', 'payment', 'withholding', 'credit-note', 'refund', 'reversal'] as const
export type LedgerKind = (typeof ledgerKinds)[number]
