import type { CartLine } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, IconButton, Select, TextLink } from '@bgm/ui'
import { useFetcher } from '@remix-run/react'
import { Minus, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ShownFor } from '#app/forms/shown-for'
import { paths } from '#app/paths'
import type { Package } from '#app/services/packages'
import { useLocale, useText } from '#app/text'
import { useLineDetails } from './line-details'
import { toOfferValue, useLineOffers } from './line-offers'

/** The columns of a line on wide screens: unit, package and period, zones, price, remove. */
export const lineGrid =
  'grid md:grid-cols-[minmax(0,1fr)_minmax(0,12.25rem)_7.5rem_7.5rem_2.75rem] md:items-center md:gap-x-3'

/** What is to be ordered for one unit. Edits are saved at once or, without JavaScript, with a button. */
export function CartLineRow({ line, offers, first }: { line: CartLine; offers: Package[]; first: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { id, unit_name: name, outlet_code: code, price } = line
  return (
    <div id={`line-${id}`} className={`scroll-mt-24 px-4.5 py-3 ${first ? '' : 'border-t border-line'}`}>
      <div className={`${lineGrid} gap-y-2.5 max-md:grid-cols-[minmax(0,1fr)_auto]`}>
        <p className="min-w-0 self-center">
          <b className="block font-semibold wrap-anywhere">{name}</b>
          {code ? <span className="block text-small text-muted tabular-nums">{code}</span> : null}
        </p>
        {line.business_unit ? <OfferForm line={line} offers={offers} /> : <span className="max-md:hidden" />}
        {line.business_unit ? <ZonesForm line={line} /> : <span className="max-md:hidden" />}
        <p
          className={`tabular-nums max-md:order-3 max-md:self-center md:text-right ${price === null ? 'text-small text-muted' : 'font-[650]'}`}
        >
          {price === null ? t('cart.no_price') : format.rupiah(price, locale)}
        </p>
        <RemoveForm line={line} />
      </div>
      <LineNotes line={line} />
    </div>
  )
}

type LineFormProps = {
  line: CartLine
  form: 'cart-line' | 'cart-remove'
  className?: string
  children: ReactNode
}

/** A form of one line. Each line has a fetcher of its own, so that quick edits of several lines are all saved. */
function LineForm({ line, form, className, children }: LineFormProps) {
  const fetcher = useFetcher({ key: `${form}-${line.id}` })
  return (
    <fetcher.Form method="post" preventScrollReset data-unguarded="" className={className}>
      <ShownFor />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="line" value={line.id} />
      {children}
    </fetcher.Form>
  )
}

function OfferForm({ line, offers }: { line: CartLine; offers: Package[] }) {
  const t = useText()
  const options = useLineOffers(offers)(line)
  const value = toOfferValue(line)
  return (
    <LineForm
      line={line}
      form="cart-line"
      className="flex min-w-0 flex-wrap gap-2 max-md:order-2 max-md:col-span-full"
    >
      <input type="hidden" name="zone_count" value={line.zone_count} />
      <Select
        // What the server has stored replaces what was chosen.
        key={value}
        name="offer"
        defaultValue={value}
        options={options}
        aria-label={t('cart.offer', { unit: line.unit_name })}
        aria-describedby={line.refusal ? `refusal-${line.id}` : undefined}
        onChange={event => event.currentTarget.form?.requestSubmit()}
        className="min-w-0 text-label"
      />
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary" className="min-h-12.5">
          {t('cart.save')}
        </Button>
      </span>
    </LineForm>
  )
}

function ZonesForm({ line }: { line: CartLine }) {
  const t = useText()
  const { zone_count: zones, max_zones: max, unit_name: unit } = line
  return (
    <LineForm line={line} form="cart-line" className="max-md:order-4">
      <input type="hidden" name="offer" value={toOfferValue(line)} />
      <fieldset
        aria-label={t('cart.zones', { unit })}
        className="inline-flex items-center rounded-field border-[1.5px] border-line-strong bg-surface"
      >
        <IconButton
          type="submit"
          name="zone_count"
          value={zones - 1}
          disabled={zones <= 1}
          label={t('cart.fewer', { unit })}
          className="disabled:cursor-default disabled:text-muted disabled:opacity-50"
        >
          <Minus aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
        <output className="min-w-7 text-center font-semibold tabular-nums">{zones}</output>
        <IconButton
          type="submit"
          name="zone_count"
          value={zones + 1}
          disabled={zones >= max}
          label={t('cart.more', { unit })}
          className="disabled:cursor-default disabled:text-muted disabled:opacity-50"
        >
          <Plus aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </fieldset>
    </LineForm>
  )
}

function RemoveForm({ line }: { line: CartLine }) {
  const t = useText()
  return (
    <LineForm line={line} form="cart-remove" className="justify-self-end max-md:order-1 max-md:-mr-2.5">
      <input type="hidden" name="unit" value={line.unit_name} />
      <IconButton type="submit" label={t('cart.remove', { unit: line.unit_name })}>
        <X aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
    </LineForm>
  )
}

/** How the price comes about, what has changed about it, or why the line cannot be ordered. */
function LineNotes({ line }: { line: CartLine }) {
  const t = useText()
  const locale = useLocale()
  const details = useLineDetails()(line)
  const { refusal, open_order: open, former_unit_price: before, unit_price: after } = line
  return (
    <div className="mt-2 grid gap-1.5 text-small empty:hidden">
      {details.length > 0 ? (
        <p className="flex flex-wrap gap-x-4 text-muted tabular-nums">
          {details.map(detail => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
      ) : null}
      {before !== null && after !== null ? (
        <p className="rounded-tile bg-warn-tint px-3 py-2 text-ink">
          {t('cart.price_changed', {
            before: format.rupiah(before, locale),
            after: format.rupiah(after, locale),
          })}
        </p>
      ) : null}
      {refusal ? (
        <p id={`refusal-${line.id}`} className="rounded-tile bg-bad-tint px-3 py-2 text-ink">
          {t(`cart.refusals.${refusal}`, { number: open?.number ?? '' })}{' '}
          {open ? (
            <TextLink href={paths.order(locale, open.id)}>{t('ordering.refused.open_link')}</TextLink>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
