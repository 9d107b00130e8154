import { Button, Card, Field, TextInput } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** A field for a play's number, which opens the play's proof. */
export function ProofLookupCard({ number = '', invalid = false }: { number?: string; invalid?: boolean }) {
  const t = useText()
  return (
    <Card title={t('collective.check.title')} note={t('collective.check.text')}>
      <form method="get" action={paths.collectivePlays(useLocale())} className="grid gap-3">
        <Field
          id="number"
          label={t('collective.check.number')}
          {...(invalid ? { error: t('collective.check.invalid') } : {})}
        >
          <TextInput
            name="number"
            required
            maxLength={60}
            defaultValue={number}
            placeholder={t('collective.check.placeholder')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="ink" full>
          {t('collective.check.submit')}
        </Button>
      </form>
    </Card>
  )
}
