import { expect } from 'vitest'
import { loadCompiled } from '#tests/harness'

/** Asserts that the entries of an account add up to what is open. */
export async function expectLedgerExplained(organisation: number): Promise<void> {
  const { getLedgerBalance } = loadCompiled(() => import('#src/billing/ledger/balance'))
  const { balance, withheld, reversed, held } = await getLedgerBalance(organisation)
  expect({ balance, withheld, reversed, held }).toEqual({
    balance: withheld + reversed - held,
    withheld,
    reversed,
    held,
  })
}
