import type { UnitImport } from '@bgm/api-client'
import { Card, Checkbox, Field, Select } from '@bgm/ui'
import { SubmitButton } from '#app/forms/submit-button'
import type { Submission } from '#app/forms/use-submission'
import { useText } from '#app/text'

type Fix = UnitImport['fixes'][number]

/** The values that are not understood, with what they may mean. Those that are certain are ticked. */
export function ImportFixes({ fixes, of }: { fixes: Fix[]; of: Submission }) {
  const t = useText()
  if (fixes.length === 0) return null
  const count = fixes.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <Card
      title={t('business_units.imports.fixes')}
      aside={<span className="text-small text-muted">{t('business_units.imports.cells', { count })}</span>}
    >
      <div className="divide-y divide-line">
        {fixes.map((fix, index) => (
          <div key={`${fix.column} ${fix.from} ${fix.options.join()}`} className="py-2">
            <input type="hidden" name={`fixed_${index}`} value={`${fix.column} ${fix.from}`} />
            {fix.options.length > 1 ? (
              <OpenFix fix={fix} name={`fix_${index}`} />
            ) : (
              <CertainFix fix={fix} name={`fix_${index}`} />
            )}
          </div>
        ))}
      </div>
      <SubmitButton of={of} variant="secondary" className="mt-3">
        {t('business_units.imports.apply')}
      </SubmitButton>
    </Card>
  )
}

function useFixNote(): (fix: Fix) => string {
  const t = useText()
  return ({ column, rows }) =>
    `${t(`business_units.imports.labels.${column}`)}, ${t('business_units.imports.rows', { count: rows })}`
}

function CertainFix({ fix, name }: { fix: Fix; name: string }) {
  const t = useText()
  const note = useFixNote()
  const [to = ''] = fix.options
  return (
    <Checkbox
      key={fix.chosen}
      id={name}
      name={name}
      value={to}
      defaultChecked={fix.chosen !== null}
      label={
        <>
          <span className="sr-only">{t('business_units.imports.fix', { from: fix.from, to })}</span>
          <span aria-hidden="true" className="block wrap-anywhere">
            <s className="text-muted">{fix.from}</s> → <b className="font-semibold">{to}</b>
          </span>
          <span className="block text-small text-muted">{note(fix)}</span>
        </>
      }
    />
  )
}

function OpenFix({ fix, name }: { fix: Fix; name: string }) {
  const t = useText()
  const note = useFixNote()
  const column = t(`business_units.imports.labels.${fix.column}`)
  return (
    <Field
      id={name}
      label={t('business_units.imports.fix_label', { column, from: fix.from })}
      hint={note(fix)}
      className="py-1.5"
    >
      <Select
        key={fix.chosen}
        name={name}
        defaultValue={fix.chosen ?? ''}
        placeholder={t('business_units.imports.fix_none', { from: fix.from })}
        options={fix.options.map(option => ({ value: option, label: option }))}
      />
    </Field>
  )
}
