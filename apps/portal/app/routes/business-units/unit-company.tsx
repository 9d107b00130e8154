import type { BusinessUnit } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, SummaryList, TextLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The company that operates the unit, as stated in its tax document. */
export function UnitCompanyCard({ unit }: { unit: BusinessUnit }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { file_npwp: file } = unit
  const opened = file && may('tax-file.read')
  return (
    <Card title={t('business_units.company')}>
      <SummaryList
        items={[
          { term: t('fields.company_name'), detail: unit.company_name },
          { term: t('fields.brand_name'), detail: unit.brand_name },
          { term: t('fields.company_email'), detail: unit.company_email },
          { term: t('fields.company_phone_number'), detail: format.phone(unit.company_phone_number) },
          { term: t('fields.npwp'), detail: format.npwp(unit.npwp) },
          {
            term: t('business_units.tax_file'),
            detail: opened ? (
              <TextLink href={paths.businessUnitTaxFile(locale, unit.id)} download>
                {file.name}
              </TextLink>
            ) : (
              (file?.name ?? t('words.none'))
            ),
          },
        ]}
      />
    </Card>
  )
}
