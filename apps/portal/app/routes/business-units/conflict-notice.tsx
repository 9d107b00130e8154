import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#app/routes/shell'
import { useLocale, useText } from '#app/text'
import type { Difference } from './merge-unit'

export type Conflict = {
  by: string | null
  version: number
  base: string
  differences: Difference[]
}

/** Shows who changed which fields while the form was open, with both values side by side. */
export function ConflictNotice({ conflict: { by, differences } }: { conflict: Conflict }) {
  const t = useText()
  const self = useRouteLoaderData<typeof loader>(`${useLocale()}:shell`)?.name
  const title =
    by === self
      ? t('business_units.conflict.title_self')
      : t('business_units.conflict.title', { name: by ?? '' })
  const said = (value: string) => value || t('business_units.conflict.empty')
  const getLabel = (field: string) => {
    const key = `fields.${field}`
    return t.has(key) ? t(key) : field
  }
  return (
    <div className="mb-7 grid gap-4">
      <div>
        <h2 className="text-[1.125rem] leading-[1.25]">
          {by ? title : t('business_units.conflict.title_nobody')}
        </h2>
        <p className="mt-1.5 text-small text-muted">{t('business_units.conflict.text')}</p>
      </div>
      {differences.length > 0 ? (
        <div className="overflow-x-auto rounded-card border border-line bg-surface">
          <table className="w-full table-fixed border-collapse text-label">
            <thead>
              <tr className="text-left text-micro font-semibold text-muted">
                <th scope="col" className="px-3 py-3 sm:px-4">
                  {t('business_units.conflict.field')}
                </th>
                <th scope="col" className="px-3 py-3 sm:px-4">
                  {t('business_units.conflict.mine')}
                </th>
                <th scope="col" className="px-3 py-3 sm:px-4">
                  {t('business_units.conflict.theirs')}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-t border-line">
              {differences.map(({ field, mine, theirs, taken }) => (
                <tr key={field}>
                  <th scope="row" className="px-3 py-3 sm:px-4 text-left align-top font-semibold">
                    {getLabel(field)}
                    <span className="block text-small font-normal text-muted">
                      {t(taken ? 'business_units.conflict.taken' : 'business_units.conflict.kept')}
                    </span>
                  </th>
                  <td className="px-3 py-3 sm:px-4 align-top wrap-anywhere">{said(mine)}</td>
                  <td className="px-3 py-3 sm:px-4 align-top wrap-anywhere">{said(theirs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  )
}
