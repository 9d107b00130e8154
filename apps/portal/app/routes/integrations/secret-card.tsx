import { ButtonLink, Card } from '@bgm/ui'
import { CopyButton } from '#app/components/copy-button'
import { useText } from '#app/text'

/** Shows a new secret once. */
export function SecretCard({ title, secret, done }: { title: string; secret: string; done: string }) {
  const t = useText()
  return (
    <Card title={title} note={t('integrations.secret.text')} className="max-w-190">
      <p className="rounded-field bg-sunken px-4 py-3.5 font-mono text-label font-semibold wrap-anywhere select-all">
        {secret}
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CopyButton text={secret} variant="primary" what={t('integrations.secret.what')} />
        <ButtonLink href={done} variant="secondary">
          {t('integrations.secret.done')}
        </ButtonLink>
      </div>
    </Card>
  )
}
