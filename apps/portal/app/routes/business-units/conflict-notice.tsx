import { Notice } from '@bgm/ui'
import { useText } from '#app/text'
import type { Difference } from './merge-unit'

export interface Conflict {
  by: string | null
  version: number
  base: string
  differences: Difference[]
}

/** Who changed what while the form was open: both values side by side, nothing typed is lost. */
export function ConflictNotice({ conflict: { by, differences } }: { conflict: Conflict }) {
  const t = useText()
  const said = (value: string) => value || t('business_units.conflict.empty')
  const labelOf = (field: string) => {
    const key = `fields.${field}`
    return t.has(key) ? t(key) : field
  }
  return (
    <section className="mb-6 grid gap-4">
      <Notice
        tone="warn"
        title={
          by ? t('business_units.conflict.title', { name: by }) : t('business_units.conflict.title_nobody')
        }
      >
        {t('business_units.conflict.text')}
      </Notice>
      {differences.length > 0 ? (
        <div className="overflow-x-auto rounded-card border border-line bg-surface">
          <table className="w-full border-collapse text-label">
            <thead>
              <tr className="text-left text-micro font-semibold text-muted">
                <th scope="col" className="px-4 py-3">
                  {t('business_units.conflict.field')}
                </th>
                <th scope="col" className="px-4 py-3">
                  {t('business_units.conflict.mine')}
                </th>
                <th scope="col" className="px-4 py-3">
                  {t('business_units.conflict.theirs')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {differences.map(({ field, mine, theirs, taken }) => (
                <tr key={field}>
                  <th scope="row" className="px-4 py-3 text-left align-top font-semibold">
                    {labelOf(field)}
                    <span className="block text-small font-normal text-muted">
                      {t(taken ? 'business_units.conflict.taken' : 'business_units.conflict.kept')}
                    </span>
                  </th>
                  <td className="px-4 py-3 align-top wrap-anywhere">{said(mine)}</td>
                  <td className="px-4 py-3 align-top wrap-anywhere">{said(theirs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  )
}
