import type { ReactElement } from "react";
import { createLaunchList } from "#core/app/screen/launch/create-launches.ts";
import { launchPath } from "#core/launch/launch-path.ts";
import { doneCount, launchSteps } from "#core/launch/launch.ts";
import { selectAnswer } from "#core/polling/polling.selectors.ts";
import { useScreenActor } from "#ui/app/use-screen-actor.ts";
import { useSelected } from "#ui/app/use-selected.ts";
import { buttonStyle } from "#ui/design/button/button.css.ts";
import { StoreIcon } from "#ui/design/icons/storefront.tsx";
import { useI18n } from "#ui/i18n/i18n-provider.tsx";
import { ScopedLink } from "#ui/router/scoped-link.tsx";
import * as styles from "./board-bars.css.ts";

/** Each shop that the public does not see yet, and how far it is; gone once it is published (SHOP-20). */
export function LaunchBar(): ReactElement {
  const { t } = useI18n();
  const words = t.operations.settings.launch;
  const launches = useSelected(useScreenActor(createLaunchList), selectAnswer) ?? [];
  return (
    <div role="status">
      {launches
        .filter(({ isPublished }) => !isPublished)
        .map((launch) => {
          const steps = launchSteps(launch);
          return (
            <p key={launch.shopId} className={styles.bar({ tone: "launch" })}>
              <StoreIcon size={24} />
              <span>{words.bar({ shop: launch.name, done: doneCount(steps), all: steps.length })}</span>
              <ScopedLink
                to={launchPath(launch.shopId)}
                className={buttonStyle({ size: "sm", color: "white" })}
              >
                {words.barLink()}
              </ScopedLink>
            </p>
          );
        })}
    </div>
  );
}
