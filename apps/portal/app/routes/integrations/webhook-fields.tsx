import { webhookEvents } from '@bgm/validation'
import { TextField } from '#app/forms/fields'
import { useText } from '#app/text'
import { CheckboxGroupField } from './checkbox-group-field'

/** The URL and events of an endpoint. */
export function WebhookFields() {
  const t = useText()
  return (
    <>
      <TextField
        name="webhook_url"
        hint={t('integrations.webhooks.url_hint')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
      />
      <CheckboxGroupField
        name="events"
        options={webhookEvents.map(value => ({ value, label: t(`integrations.webhooks.events.${value}`) }))}
      />
    </>
  )
}
