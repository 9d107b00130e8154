import type { BrowserCosignature } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, Card, RowList } from '@bgm/ui'
import { KeyRound } from 'lucide-react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const slot = (name: string) => <b data-slot={name} className="font-semibold tabular-nums" />

/**
 * The form with which a browser signs the newest checkpoint. `app/log-witness` verifies the log first, and fills in the
 * numbers; without JavaScript the form stays hidden.
 */
export function BrowserWitness({ signatures }: { signatures: BrowserCosignature[] }) {
  const t = useText()
  return (
    <Card
      title={t('collective.witness.title')}
      note={t('collective.witness.text')}
      level={3}
      className="mt-5 max-w-180"
    >
      <noscript>
        <p className="text-label text-muted">{t('collective.witness.no_script')}</p>
      </noscript>
      <form method="post" hidden data-log-witness={paths.collectiveLogGrowth} className="grid gap-3.5">
        <div role="status" tabIndex={-1} className="text-label">
          <p data-state="checking">{t('collective.witness.checking')}</p>
          <p data-state="first" hidden>
            {t('collective.witness.first')} {t('collective.logs.entries')}: {slot('size')}
          </p>
          <p data-state="grown" hidden>
            {t('collective.witness.grown')} {t('collective.witness.added')}: {slot('added')}.{' '}
            {t('collective.logs.entries')}: {slot('size')}. {t('collective.witness.seen')}: {slot('time')}.
          </p>
          <div data-state="wrong" hidden className="rounded-card bg-bad-tint p-3 text-bad">
            <b className="block font-semibold">{t('collective.witness.wrong')}</b>
            {t('collective.witness.wrong_text')}{' '}
            <a data-evidence href={paths.collectiveLogGrowth} className="underline">
              {t('collective.witness.evidence')}
            </a>
            <Button type="button" variant="secondary" data-dismiss className="mt-2.5 flex">
              {t('collective.witness.kept')}
            </Button>
          </div>
          <p data-state="unsupported" hidden>
            {t('collective.witness.unsupported')}
          </p>
          <p data-state="unavailable" hidden>
            {t('collective.witness.unavailable')}
          </p>
        </div>
        {['size', 'key', 'cosignature'].map(name => (
          <input key={name} type="hidden" name={name} />
        ))}
        <Button type="submit" hidden className="justify-self-start">
          <KeyRound aria-hidden="true" strokeWidth={1.75} />
          {t('collective.witness.sign')}
        </Button>
      </form>
      <Signatures signatures={signatures} />
    </Card>
  )
}

function Signatures({ signatures }: { signatures: BrowserCosignature[] }) {
  const t = useText()
  const locale = useLocale()
  if (signatures.length === 0) return null
  return (
    <RowList
      className="mt-4"
      items={signatures.map(({ reader, key, size, signed_at }) => ({
        key,
        title: <span className="wrap-anywhere">{reader}</span>,
        detail: <code className="font-mono text-[0.8125rem] wrap-anywhere">{key}</code>,
        end: (
          <span className="block text-right text-small tabular-nums">
            {format.dateTime(signed_at, locale)}
            <span className="block text-muted">
              {t('collective.witness.entries', { size: format.number(size, locale) })}
            </span>
          </span>
        ),
      }))}
    />
  )
}
