import { Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { Card, DescriptionList, LoadState, PaymentsLayout } from './layout'
import { withholdingsSchema } from './responses'
import { useTexts } from './texts'
import { useOfficeResource } from './use-office'
import { WithholdingCard } from './withholding-card'
import { WithholdingRules } from './withholding-rules'

const shown = ['open', 'closed'] as const
type Shown = (typeof shown)[number]

function Withholdings({ show }: { show: Shown }) {
  const { t, money } = useTexts()
  const loaded = useOfficeResource(`/withholdings?show=${show}`, withholdingsSchema)
  const data = loaded.data?.data
  if (!data) return <LoadState {...loaded} />
  return (
    <>
      <Card title={t('withholding.ages')}>
        <DescriptionList
          facts={data.ages.map(({ band, count, amount }) => [
            t(`withholding.age.${band}`),
            `${money(amount)} (${count})`,
          ])}
        />
      </Card>
      {data.withholdings.length === 0 && <Typography>{t('withholding.empty')}</Typography>}
      {data.withholdings.map(withholding => (
        <WithholdingCard key={withholding.order} withholding={withholding} onChanged={loaded.reload} />
      ))}
    </>
  )
}

/** What customers have withheld, the slips to decide about, and the rule. */
export function WithholdingPage() {
  const { t } = useTexts()
  const [show, setShow] = useState<Shown>('open')
  return (
    <PaymentsLayout title={t('withholding.title')} subtitle={t('withholding.subtitle')}>
      <Flex direction="column" alignItems="stretch" gap={6} maxWidth="96rem">
        <SingleSelect
          aria-label={t('withholding.show')}
          value={show}
          onChange={value => setShow(value === 'closed' ? 'closed' : 'open')}
        >
          {shown.map(name => (
            <SingleSelectOption key={name} value={name}>
              {t(`withholding.show.${name}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
        <Withholdings key={show} show={show} />
        <WithholdingRules />
      </Flex>
    </PaymentsLayout>
  )
}
