import { format } from '@bgm/i18n'
import { Fragment } from 'react'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import type { Cart } from '#app/services/cart.server'
import type { Package } from '#app/services/packages'
import { useLocale, useText } from '#app/text'
import { CartLineRow, lineGrid } from './cart-line'
import { PackageForm } from './package-form'

type CartLinesProps = { cart: Cart; offers: Package[] }

/** A page of the lines of a cart, grouped by what they do. */
export function CartLines({ cart, offers }: CartLinesProps) {
  const t = useText()
  const { getHref } = useListUrl()
  const { data, pagination, groups } = cart
  const fresh = groups.find(({ kind }) => kind === 'new')
  return (
    <section
      aria-label={t('cart.title')}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {fresh ? (
        <PackageForm offers={offers} units={fresh.units} current={data.find(({ kind }) => kind === 'new')} />
      ) : null}
      <div
        aria-hidden="true"
        className={`${lineGrid} px-4.5 py-2.5 text-micro font-semibold text-muted max-md:hidden`}
      >
        <span>{t('cart.columns.unit')}</span>
        <span>{t('cart.columns.offer')}</span>
        <span>{t('cart.columns.zones')}</span>
        <span className="text-right">{t('cart.columns.price')}</span>
      </div>
      {data.map((line, index) => (
        <Fragment key={line.id}>
          {line.kind === data[index - 1]?.kind ? null : (
            <GroupTitle group={groups.find(({ kind }) => kind === line.kind)} />
          )}
          <CartLineRow line={line} offers={offers} first={line.kind !== data[index - 1]?.kind} />
        </Fragment>
      ))}
      {pagination.page_count > 1 ? (
        <div className="border-t border-line">
          <ListPagination pages={pagination} getHref={page => getHref({ page })} />
        </div>
      ) : null}
    </section>
  )
}

function GroupTitle({ group }: { group: Cart['groups'][number] | undefined }) {
  const t = useText()
  const locale = useLocale()
  if (!group) return null
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-4.5 pt-4.5">
      <h2 className="text-label font-[650] tracking-normal">{t(`orders.kind.${group.kind}`)}</h2>
      <p className="text-small text-muted tabular-nums">
        {t('cart.group', {
          units: t('words.units', { count: group.units }),
          price: format.rupiah(group.price, locale),
        })}
      </p>
    </div>
  )
}
