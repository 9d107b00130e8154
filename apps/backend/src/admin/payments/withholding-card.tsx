import { Flex, Typography } from '@strapi/design-system'
import { Card, DescriptionList } from './layout'
import type { OfficeWithholding, WithheldSlip } from './responses'
import { StateBadge, useTexts } from './texts'
import { ReceivedButton, SlipDecision } from './withholding-decision'

type Props = { withholding: OfficeWithholding; onChanged: () => void }

/** What one customer has withheld from an order, with its slips. */
export function WithholdingCard({ withholding, onChanged }: Props) {
  const { t, money, day } = useTexts()
  const { order, number, company, npwp, state, base, amount, slips } = withholding
  const isOpen = state === 'awaited' || state === 'refused'
  return (
    <Card title={`${number} · ${company}`}>
      <Flex gap={4} wrap="wrap" alignItems="center">
        <StateBadge of="withholding-state" name={state} />
        <Typography tag="a" href={`/admin/payments/orders/${order}`} textColor="primary600">
          {t('order.title')}
        </Typography>
      </Flex>
      <DescriptionList
        facts={[
          [t('withholding.npwp'), npwp],
          [
            t('withholding.ours'),
            `${money(Math.round(base / 100))}, ${money(amount)} (${withholding.rate}%)`,
          ],
          [t('withholding.paid'), day(withholding.paid_at)],
          [t('withholding.due'), day(withholding.due_at)],
        ]}
      />
      {slips.map(slip => (
        <Slip key={slip.id} slip={slip} withholding={withholding} onChanged={onChanged} />
      ))}
      {isOpen && <ReceivedButton withholding={withholding} onChanged={onChanged} />}
    </Card>
  )
}

function Slip({ slip, withholding, onChanged }: Props & { slip: WithheldSlip }) {
  const { t, money, time, day } = useTexts()
  const { number, issued_on, base, amount, refusal, note, sent_at } = slip
  const differs = Math.abs(base - withholding.base / 100) > 1 || Math.abs(amount - withholding.amount) > 1
  const date = day(Date.parse(`${issued_on}T00:00:00+07:00`))
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={4} wrap="wrap" alignItems="center">
        <Typography fontWeight="semiBold" textColor="neutral800">
          {t('withholding.slip', { number, date })}
        </Typography>
        <StateBadge of="withholding-state" name={slip.state} />
      </Flex>
      <DescriptionList
        facts={[
          [t('withholding.theirs'), `${money(base)}, ${money(amount)}`],
          [t('withholding.sent'), time(sent_at)],
          [t('withholding.reason'), refusal && t(`withholding.refusal.${refusal}`)],
          [t(`withholding.note.${withholding.locale}`), note],
        ]}
      />
      {differs && (
        <Typography textColor="warning700" fontWeight="semiBold">
          {t('withholding.differs')}
        </Typography>
      )}
      <SlipDecision slip={slip} locale={withholding.locale} onChanged={onChanged} />
    </Flex>
  )
}
