/** The first submit button of the form, so that Enter does not activate a language button. */
export const DefaultSubmitButton = ({ form }: { form: string }) => (
  <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className="sr-only" />
)
