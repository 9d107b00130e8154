import { Button, type ButtonProps } from '@bgm/ui'
import { useEffect, useState } from 'react'
import { useText } from '#app/text'

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'className'> {
  text: string
  /** A name for the copied text, used in the button's accessible name. */
  what?: string
}

/**
 * Copies text. Without JavaScript, the visitor can select the text beside the button. On pages without the
 * framework's script, `bindCopyButtons` in packages/browser handles the click.
 */
export function CopyButton({ text, what, ...button }: CopyButtonProps) {
  const t = useText()
  const [state, setState] = useState<'absent' | 'ready' | 'copied'>('ready')
  useEffect(() => setState(navigator.clipboard ? 'ready' : 'absent'), [])
  if (state === 'absent') return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('absent'),
    )
  return (
    <span className="contents noscript:hidden">
      <Button
        type="button"
        variant="secondary"
        {...button}
        data-copy={text}
        data-copied={t('actions.copied')}
        onClick={copy}
        onBlur={() => setState('ready')}
      >
        <span role="status">{t(state === 'copied' ? 'actions.copied' : 'actions.copy')}</span>
        {what ? <span className="sr-only">{what}</span> : null}
      </Button>
    </span>
  )
}
