import { cx } from 'class-variance-authority'
import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, useEffect, useState } from 'react'
import { useField } from './field'
import { IconButton } from './icon-button'

export type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  showLabel: string
  hideLabel: string
}

/** A password field; the show and hide button needs script. */
export function PasswordInput({ showLabel, hideLabel, className, ...props }: PasswordInputProps) {
  const [enhanced, setEnhanced] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => setEnhanced(true), [])
  return (
    <span className="relative block">
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...useField(props)}
        type={shown ? 'text' : 'password'}
        className={cx('field-box pr-12', className)}
      />
      {enhanced ? (
        <IconButton
          label={shown ? hideLabel : showLabel}
          className="absolute! top-[3px] right-[3px]"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      ) : null}
    </span>
  )
}
