import type { Organisation } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, SummaryList } from '@bgm/ui'
import { useText } from '#app/text'

/** The organisation's data, for roles that have only read permission. */
export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const t = useText()
  const { name, company_email, billing_address, npwp } = organisation
  return (
    <Card title={t('settings.organisation')} note={t('settings.organisation_reader')}>
      <SummaryList
        items={[
          { term: t('fields.name'), detail: name },
          { term: t('fields.company_email'), detail: company_email || t('words.none') },
          { term: t('fields.billing_address'), detail: billing_address || t('words.none') },
          { term: t('fields.npwp'), detail: npwp ? format.npwp(npwp) : t('words.none') },
        ]}
      />
    </Card>
  )
}
