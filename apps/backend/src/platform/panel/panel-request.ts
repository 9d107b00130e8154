/** Whether the current request comes from a page of the panel that shows or edits records. */
export const isPanelRequest = (): boolean =>
  strapi.requestContext.get()?.path.startsWith('/content-manager') ?? false
