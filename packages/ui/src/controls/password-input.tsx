import { cx } from 'class-variance-authority'
import { Eye, EyeOff } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { useField } from './field'
import { IconButton } from './icon-button'

export type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  showLabel: string
  hideLabel: string
}

/** A password field. packages/browser handles its show/hide button, which needs JavaScript. */
export function PasswordInput({ showLabel, hideLabel, className, ...props }: PasswordInputProps) {
  return (
    <span data-password="" className="relative block">
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...useField(props)}
        type="password"
        className={cx('field-box pr-12 noscript:pr-4', className)}
      />
      <IconButton
        label={showLabel}
        data-password-toggle=""
        data-show={showLabel}
        data-hide={hideLabel}
        className="group/toggle absolute! top-[3px] right-[3px] noscript:hidden"
      >
        <Eye aria-hidden="true" className="group-data-shown/toggle:hidden" />
        <EyeOff aria-hidden="true" className="hidden group-data-shown/toggle:block" />
      </IconButton>
    </span>
  )
}
