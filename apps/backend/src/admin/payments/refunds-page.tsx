import { refundStates } from '@bgm/validation'
import { Box, Field, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useSearchParams } from 'react-router-dom'
import { LoadState, PaymentsLayout } from './layout'
import { Pagination } from './pagination'
import { RefundCard } from './refund-card'
import { refundsSchema } from './responses'
import { useTexts } from './texts'
import { useOfficeResource } from './use-office'

/** All refunds. Staff approve or reject open requests here. */
export function RefundsPage() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  const state = params.get('state') ?? ''
  const query = new URLSearchParams({ page: params.get('page') ?? '1', page_size: '25' })
  if (state) query.set('state', state)
  const loaded = useOfficeResource(`/refunds?${query}`, refundsSchema)
  const choose = (value: string) => setParams(value ? { state: value } : {})
  return (
    <PaymentsLayout title={t('refunds.title')} subtitle={t('refunds.subtitle')}>
      <Box maxWidth="28rem" paddingBottom={5}>
        <Field.Root name="state">
          <Field.Label>{t('column.state')}</Field.Label>
          <SingleSelect
            value={state}
            placeholder={t('all')}
            onClear={() => choose('')}
            clearLabel={t('all')}
            onChange={value => choose(String(value))}
          >
            {refundStates.map(name => (
              <SingleSelectOption key={name} value={name}>
                {t(`refund-state.${name}`)}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      </Box>
      <LoadState {...loaded} />
      {loaded.data?.data.length === 0 && <Typography>{t('refunds.none')}</Typography>}
      {loaded.data && loaded.data.data.length > 0 && (
        <>
          <Flex direction="column" alignItems="stretch" gap={4} maxWidth="80rem">
            {loaded.data.data.map(refund => (
              <RefundCard key={refund.id} refund={refund} onChange={loaded.reload} linked />
            ))}
          </Flex>
          <Pagination {...loaded.data.meta.pagination} />
        </>
      )}
    </PaymentsLayout>
  )
}
