import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system'
import { useState } from 'react'
import { Card, LoadState } from './layout'
import { withholdingRulesSchema } from './responses'
import { useTexts } from './texts'
import { useOfficeAction, useOfficeResource } from './use-office'

const bases = ['service', 'royalty'] as const

const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)

/** The rule of the business by date: off until one is set. */
export function WithholdingRules() {
  const { t, day } = useTexts()
  const { post, busy } = useOfficeAction()
  const loaded = useOfficeResource('/withholding-rules', withholdingRulesSchema)
  const [rule, setRule] = useState({
    rate: '2',
    basis: 'service',
    object_code: '',
    opinion: '',
    starts_on: today(),
  })
  const rules = loaded.data?.data
  if (!rules) return <LoadState {...loaded} />
  const isValid =
    /^(?:[12]?\d|30)$/.test(rule.rate) &&
    /^\d{2}-\d{3}-\d{2}$/.test(rule.object_code) &&
    rule.opinion.trim().length >= 3 &&
    rule.starts_on !== ''
  const add = async () => {
    const body = { ...rule, rate: Number(rule.rate), opinion: rule.opinion.trim() }
    await post('/withholding-rules', body, 'panel.payments.withholding.rule-added')
    loaded.reload()
  }
  const fields = [
    ['rate', 'rate', 'number'],
    ['object_code', 'object-code', 'text'],
    ['opinion', 'opinion', 'text'],
    ['starts_on', 'starts', 'date'],
  ] as const
  return (
    <Card title={t('withholding.rule')}>
      {rules.length === 0 && <Typography>{t('withholding.rule-none')}</Typography>}
      {rules.map(({ id, rate, basis, object_code: code, opinion, starts_at, created_by: name }) => (
        <Typography key={id} textColor="neutral800">
          {t(rate === 0 ? 'withholding.rule-off' : 'withholding.rule-line', {
            date: day(starts_at),
            rate,
            basis: t(`withholding.basis.${basis}`),
            code,
            opinion,
            name,
          })}
        </Typography>
      ))}
      <Field.Root name="basis">
        <Field.Label>{t('withholding.basis')}</Field.Label>
        <SingleSelect
          value={rule.basis}
          onChange={value => setRule(before => ({ ...before, basis: String(value) }))}
        >
          {bases.map(basis => (
            <SingleSelectOption key={basis} value={basis}>
              {t(`withholding.basis.${basis}`)}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      {fields.map(([name, text, type]) => (
        <Field.Root
          key={name}
          name={name}
          hint={name === 'object_code' ? t('withholding.object-code-hint') : undefined}
        >
          <Field.Label>{t(`withholding.${text}`)}</Field.Label>
          <TextInput
            type={type}
            value={rule[name]}
            maxLength={255}
            onChange={event => {
              const { value } = event.target
              setRule(before => ({ ...before, [name]: value }))
            }}
          />
          <Field.Hint />
        </Field.Root>
      ))}
      <Flex>
        <Button loading={busy} disabled={!isValid} onClick={() => void add()}>
          {t('withholding.add-rule')}
        </Button>
      </Flex>
    </Card>
  )
}
