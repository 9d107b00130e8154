import { Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import type { Payment } from './responses'
import { useTexts } from './texts'

const List = styled.ol`
  margin: 0;
  padding: 0 0 0 1.6rem;
  list-style: none;
  border-left: 2px solid ${({ theme }) => theme.colors.neutral200};

  li { position: relative; padding-bottom: 1.6rem; }
  li:last-child { padding-bottom: 0; }
  li::before {
    content: '';
    position: absolute;
    left: -2.1rem;
    top: 0.5rem;
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
    background: ${({ theme }) => theme.colors.neutral500};
  }
`

type Moment = { at: number; what: string; who: string | null }

/**
 * The events of a payment according to our records, the provider's notices and its settlement files, oldest
 * first.
 */
export function Timeline({ payment }: { payment: Payment }) {
  const { t, money, time } = useTexts()
  const notices: Moment[] = payment.notices.map(({ received_at, applied_at, status, code, fraud }) => ({
    at: received_at,
    what: t(applied_at === null ? 'timeline.notice-waiting' : 'timeline.notice', {
      status: [status, code, fraud].filter(Boolean).join(' · '),
    }),
    who: null,
  }))
  const settled: Moment[] = payment.settled.map(({ kind, amount, fee, settled_at, file }) => ({
    at: settled_at,
    what: t('timeline.settled', {
      kind: t(`timeline.${kind}`),
      amount: money(amount),
      fee: money(fee),
      file,
    }),
    who: null,
  }))
  const moments = [...payment.history, ...notices, ...settled].sort((a, b) => a.at - b.at)
  return (
    <List>
      {moments.map(({ at, what, who }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <li key={index}>
          <Typography tag="p" textColor="neutral800">
            {what}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {time(at)}
            {who && ` · ${who}`}
          </Typography>
        </li>
      ))}
    </List>
  )
}
