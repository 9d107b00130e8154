import { Field, FileInput } from '@bgm/ui'
import { getInputProps } from '@conform-to/react'
import { useFieldProps } from '#app/forms/fields'
import { useText } from '#app/text'
import { MusicPreview } from './music-preview'
import { Recorder } from './recorder'
import { useAudioFile } from './use-audio-file'

/** What phones record and send, and what the server reads itself. */
const accepted = '.mp3,.wav,.m4a,.mp4,.aac,.ogg,.oga,.opus,.webm,.amr,.3gp,audio/*'

/**
 * A file field that a recording can replace. Voice notes are converted in the browser. `recordFirst` places the
 * recorder above the field.
 */
export function AudioField({ recordFirst = false }: { recordFirst?: boolean }) {
  const t = useText()
  const { meta, frame } = useFieldProps({ name: 'audio' })
  const { state, onChange, fill } = useAudioFile()
  const fillField = (file: File) => {
    const input = document.getElementById(meta.id)
    if (input instanceof HTMLInputElement) fill(input, file)
  }
  const recorder = <Recorder onRecorded={fillField} />
  return (
    <div className="grid gap-4">
      {recordFirst ? recorder : null}
      <Field {...frame}>
        <FileInput
          {...getInputProps(meta, { type: 'file' })}
          accept={accepted}
          prompt={t('announcements.audio.prompt')}
          rule={t('announcements.audio.rule')}
          onChange={onChange}
        />
      </Field>
      <p role="status" className="text-label empty:hidden">
        {state.converting ? t('announcements.audio.converting') : ''}
      </p>
      {state.problem ? (
        <p role="alert" className="text-label font-semibold text-bad">
          {t(state.problem)}
        </p>
      ) : null}
      <noscript>
        <p className="text-small text-muted">{t('announcements.audio.no_script')}</p>
      </noscript>
      {recordFirst ? null : recorder}
      {state.file ? <MusicPreview audio={state.file} /> : null}
    </div>
  )
}
