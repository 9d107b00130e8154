import { Field, FileInput } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import { useFieldProps } from '#app/forms/fields'
import { useText } from '#app/text'
import { Recorder } from './recorder'

/** A file field that a recording can replace. */
export function AudioField() {
  const t = useText()
  const { meta, frame } = useFieldProps({ name: 'audio' })
  const fill = (file: File) => {
    const input = document.getElementById(meta.id)
    if (!(input instanceof HTMLInputElement)) return
    const files = new DataTransfer()
    files.items.add(file)
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return (
    <div className="grid gap-4">
      <Field {...frame}>
        <FileInput
          {...getInputProps(meta, { type: 'file' })}
          accept=".mp3,.wav,audio/mpeg,audio/wav"
          prompt={t('announcements.audio.prompt')}
          rule={t('announcements.audio.rule')}
        />
      </Field>
      <noscript>
        <p className="text-small text-muted">{t('announcements.audio.no_script')}</p>
      </noscript>
      <Recorder onRecorded={fill} />
    </div>
  )
}
