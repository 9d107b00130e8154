import { format } from '@bgm/i18n'
import { IconButton } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { X } from 'lucide-react'
import { ShownFor } from '#app/forms/shown-for'
import type { PrintedCode } from '#app/services/installation-codes.server'
import { useLocale, useText } from '#app/text'

/** The codes by unit. On paper, a unit and its codes stay together. */
export function InstallationSheet({ codes }: { codes: PrintedCode[] }) {
  const t = useText()
  const units = [...new Set(codes.map(({ business_unit }) => business_unit.id))]
  return units.map(key => {
    const own = codes.filter(({ business_unit }) => business_unit.id === key)
    const unit = own[0]?.business_unit
    if (!unit) return null
    const { name, outlet_code: code } = unit
    return (
      <section key={key} className="break-inside-avoid">
        <h2 className="mb-3 text-h3 wrap-anywhere">
          {code ? t('pairing.sheet.unit', { unit: name, code }) : name}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2">
          {own.map(one => (
            <CodeCard key={one.id} code={one} />
          ))}
        </ul>
      </section>
    )
  })
}

function CodeCard({ code: { id, code, zone, qr, expires_at } }: { code: PrintedCode }) {
  const t = useText()
  const locale = useLocale()
  return (
    <li className="grid break-inside-avoid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-3.5 rounded-card border border-line bg-surface p-3">
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('pairing.sheet.qr', { zone: zone.name })}
        shapeRendering="crispEdges"
        className="size-26 rounded-tile bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="min-w-0">
        <b className="block font-semibold wrap-anywhere">{zone.name}</b>
        <code className="block text-[1.0625rem] font-bold tracking-[0.04em] wrap-anywhere">{code}</code>
        <span className="block text-small text-muted">
          {t('pairing.sheet.valid', { date: format.date(expires_at, locale) })}
        </span>
      </div>
      <Form method="post" preventScrollReset data-unguarded="" className="self-start print:hidden">
        <ShownFor />
        <input type="hidden" name="form" value="installation-revoke" />
        <input type="hidden" name="code" value={id} />
        <input type="hidden" name="zone" value={zone.name} />
        <IconButton type="submit" label={t('pairing.sheet.revoke', { zone: zone.name })}>
          <X aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </Form>
    </li>
  )
}
