import type { ActorRefFrom } from "xstate";
import { portActor } from "#core/kernel/port-actor.ts";
import { settingChart, settingSetup, type SettingReading } from "../setting.ts";
import type { CompanyPort } from "./company.ports.ts";
import { companyProblems, trimmedCompany, type Company, type HeldCompany } from "./company.ts";

/** The running company. */
export type CompanyActor = ActorRefFrom<typeof companyMachine>;

/** The company of an organization on screen. */
export const companyMachine = settingSetup<HeldCompany, Company>().createMachine(
  settingChart<HeldCompany, Company>("company"),
);

/** The machine with the server behind it. */
export function connectCompany(port: CompanyPort): typeof companyMachine {
  const reading = (held: HeldCompany): SettingReading<HeldCompany, Company> => ({
    held,
    pristine: held.company,
  });
  return companyMachine.provide({
    guards: {
      isFine: ({ context: { edit } }) =>
        edit !== null && Object.keys(companyProblems(edit.draft)).length === 0,
    },
    actors: {
      read: portActor(async (_, signal) => reading(await port.readCompany(signal))),
      write: portActor(async ({ held, draft }, signal) =>
        reading(await port.writeCompany(held.version, trimmedCompany(draft), signal)),
      ),
    },
  });
}
