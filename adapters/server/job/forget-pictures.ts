import type { Queries } from "#adapters/server/db/prepared.ts";
import { forgetUnnamedPictures } from "#adapters/server/menu/picture/pictures.queries.ts";
import { UNNAMED_PICTURE_MS } from "#core/kernel/retention.ts";
import { plusMillis } from "#core/time/instant.ts";
import type { Job } from "./job.ts";

const BATCH = 100;

/** Deletes pictures that were uploaded a day ago and that no menu and no draft ever named (MENU-23). */
export function forgetPicturesJob(database: Queries): Job {
  return {
    name: "forget-pictures",
    everyMillis: 60_000,
    run: async (now) => {
      const made = {
        from: plusMillis(now, -UNNAMED_PICTURE_MS.sought),
        before: plusMillis(now, -UNNAMED_PICTURE_MS.kept),
      };
      return (await forgetUnnamedPictures(database, made, BATCH)) >= BATCH ? "more" : "done";
    },
  };
}
