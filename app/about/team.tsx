import * as words from "#content/generated/words/about.ts";
import type { TeamMember } from "#content/schema.ts";
import { Picture, type PictureData } from "../ui/picture.tsx";
import { SampleTag } from "../ui/sample-tag.tsx";

type Member = Omit<TeamMember, "image"> & { image: PictureData };

/** `/about/team` (R-ABT-02). */
export function AboutTeam({ team }: { team: readonly Member[] }) {
  return (
    <ul className="wrap pb-24 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
      {team.map((member) => (
        <li key={member.name} className="lt-sm:grid max-[19.99em]:block grid-cols-[6.5rem_1fr] gap-x-4">
          <Picture
            image={member.image}
            sizes="(min-width: 1024px) 28vw, (min-width: 640px) 44vw, 104px"
            className="w-full aspect-square"
          />
          <div className="self-end">
            <h2 className="type-title sm:mt-5">
              {member.name}
              <SampleTag source={member.sample ? "sample" : undefined} />
            </h2>
            <p className="font-650 text-link">{member.position}</p>
            <p className="text-mute">{member.specialisation}</p>
          </div>
          <p className="col-span-2 mt-3">{member.bio}</p>
          <ul className="col-span-2 flex flex-wrap gap-2 mt-4" aria-label={words.skills}>
            {member.skills.map((skill) => (
              <li key={skill} className="px-3 py-1 border border-line type-small">
                {skill}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
