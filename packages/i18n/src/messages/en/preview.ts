import type * as id from '../id/preview'

/** The preview of unpublished pages. */
export const preview: typeof id.preview = {
  draft: 'Draft preview',
  published: 'Preview of the published version',
  leave: 'Leave the preview',
  expired_title: 'This preview link is not valid',
  expired_text: 'A preview link is valid for a few minutes. Open the preview again from the admin panel.',
}
