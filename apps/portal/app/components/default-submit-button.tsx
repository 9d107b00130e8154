/** Renders the form's first submit button, so that Enter does not activate a language button. */
export const DefaultSubmitButton = ({ form }: { form: string }) => (
  <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className="sr-only" />
)
