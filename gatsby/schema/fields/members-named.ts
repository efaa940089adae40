import type { FieldExtension } from './field-extension';

type Member = { title: string };

/** The directive of a field that gives the members of the team whose names another field holds. */
export const membersNamed: FieldExtension = {
  name: 'membersNamed',
  args: { in: 'String!' },
  extend: (options) => ({
    resolve: async (source, _args, { nodeModel }) => {
      const names = source[(options as { in: string }).in] as string[];
      const team = await nodeModel.findOne({ type: 'TeamPage' });
      const members = (team?.members ?? []) as Member[];
      return names.flatMap((name) => members.find(({ title }) => title === name) ?? []);
    },
  }),
};
