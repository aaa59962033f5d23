import {
  connectPictureUpload,
  type PictureUploadActor,
  type PictureUploadInput,
} from "#core/draft/picture-upload.machine.ts";
import type { UploadedPicture } from "#core/menu/picture.ts";
import type { App } from "../../create-app.ts";
import { createScreenActor } from "../create-screen-actor.ts";

const WHERE = "operations.menu";

/** The upload of one product's picture; `onUploaded` hears what it became. */
export function createPictureUpload(
  app: App,
  input: PictureUploadInput,
  onUploaded: (picture: UploadedPicture) => void,
): PictureUploadActor {
  const upload = createScreenActor(app, connectPictureUpload(app.ports.menuDrafts), input);
  upload.on("pictureUpload.uploaded", ({ picture }) => onUploaded(picture));
  upload.on("pictureUpload.failed", ({ error }) => app.root.send({ type: "app.fail", error, where: WHERE }));
  return upload;
}
