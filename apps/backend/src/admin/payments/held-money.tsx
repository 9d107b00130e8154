import { Box, Typography } from '@strapi/design-system'
import type { Held } from './responses'
import { useTexts } from './texts'

/** The amount received for an unpaid order, and the amount that is missing or was paid too much. */
export function HeldMoney({ held }: { held: Held }) {
  const { t, money } = useTexts()
  const { received, expected, missing } = held
  const difference = missing < 0 ? 'over' : 'short'
  return (
    <Box background="warning100" borderColor="warning200" hasRadius padding={3}>
      <Typography textColor="neutral1000">
        {t('order.held', { received: money(received), expected: money(expected) })}{' '}
        {missing === 0 ? null : <b>{t(`order.held-${difference}`, { amount: money(Math.abs(missing)) })}</b>}
      </Typography>
    </Box>
  )
}
