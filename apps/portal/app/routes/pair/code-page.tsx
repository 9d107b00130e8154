import { Button, Card, Notice, PageHeader, TextLink } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type CodePageProps = {
  playerUrl: string
  /** The code in the URL. */
  typed: string
  unknown: boolean
}

/** The form for entering the code shown on the device. */
export function CodePage({ playerUrl, typed, unknown }: CodePageProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('pairing-code', {
    schema: all => all.pairingCodeSchema,
    saved: { user_code: typed },
  })
  return (
    <div className="max-w-140">
      <PageHeader
        title={t(unknown ? 'pairing.unknown_title' : 'pairing.title')}
        text={t(unknown ? 'pairing.unknown_text' : 'pairing.text')}
      />
      {unknown ? (
        <Notice tone="bad" role="alert" className="mb-5">
          {t('pairing.unknown')}
        </Notice>
      ) : null}
      <SubmissionForm of={form} className="mb-7 grid gap-5">
        <TextField
          name="user_code"
          placeholder={t('pairing.placeholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          box="text-[1.5rem]! font-bold tracking-[0.08em] uppercase placeholder:font-normal"
        />
        <Button type="submit" full busy={form.busy} busyLabel={t('words.loading')}>
          {t('pairing.check')}
        </Button>
      </SubmissionForm>
      <Card title={t('pairing.how_title')}>
        <ol className="grid gap-3 text-label">
          {[
            t('pairing.how_1'),
            t('pairing.how_2', { url: playerUrl.replace(/^https?:\/\//, '') }),
            t('pairing.how_3'),
          ].map((step, place) => (
            <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 wrap-anywhere">
              <span
                aria-hidden="true"
                className="grid size-7 place-items-center rounded-[9px_3px] bg-sunken text-small font-bold"
              >
                {place + 1}
              </span>
              <span className="pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-small text-muted">{t('pairing.how_note')}</p>
        <p className="mt-4 text-label">
          <TextLink href={paths.installation(locale)}>{t('pairing.sheet.several')}</TextLink>
        </p>
      </Card>
    </div>
  )
}
