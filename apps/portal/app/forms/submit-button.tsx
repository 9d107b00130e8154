import { Button, type ButtonProps } from '@bgm/ui'
import { useText } from '#app/text'
import type { Submission } from './use-submission'

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy'> {
  of: Pick<Submission, 'busy'>
}

/** The submit button of a form, which is busy until the response has arrived. */
export function SubmitButton({ of, ...props }: SubmitButtonProps) {
  const t = useText()
  return <Button type="submit" busy={of.busy} busyLabel={t('words.loading')} {...props} />
}
