/** The form's first submit button, which Enter activates; otherwise Enter would change the language. */
export const DefaultSubmitButton = ({ form }: { form: string }) => (
  <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className="sr-only" />
)
