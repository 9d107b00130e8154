import { Button, Flex, Typography } from '@strapi/design-system'
import type { ReportDetails } from './responses'
import { useTexts } from './use-texts'
import { useResend } from './use-usage-reports'

type Delivery = ReportDetails['deliveries'][number]

/** The deliveries of a report, with the receivers' receipts. */
export function Deliveries({ report, deliveries }: { report: number; deliveries: readonly Delivery[] }) {
  const { say, time, number } = useTexts()
  const { sent, resend } = useResend(report)
  const describe = ({ state, delivered_at, receipt, error, attempts }: Delivery) =>
    state === 'delivered'
      ? [delivered_at && time(delivered_at), receipt]
      : [say(`delivery.${state}`), say('attempts', { count: number(attempts) }), error]
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="delta">
        {say('deliveries')}
      </Typography>
      {deliveries.length === 0 ? <Typography>{say('no-deliveries')}</Typography> : null}
      {deliveries.map(delivery => (
        <Flex key={delivery.id} gap={3} wrap="wrap">
          <Typography>
            {[delivery.destination ?? say('no-destination'), delivery.format, ...describe(delivery)]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          {delivery.state === 'failed' && !sent.includes(delivery.id) ? (
            <Button size="S" variant="tertiary" onClick={() => resend(delivery.id)}>
              {say('send-again')}
            </Button>
          ) : null}
        </Flex>
      ))}
    </Flex>
  )
}
